import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeScreen } from '../layout/navigation.ts';
import { ScreenPreload } from '../routes/screen-preload.ts';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/** A link to another screen of this site: its code is fetched on approach and the change is animated. */
export function AppLink({ to, onClick, target, ...rest }: AppLinkProps) {
  const navigate = useNavigate();
  const preloadScreen = useContext(ScreenPreload);
  const pathname = to.replace(/[?#].*$/, '');
  const preload = () => {
    if (pathname) void preloadScreen(pathname).catch(() => undefined);
  };

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified || target) return;
    if (!pathname || pathname === window.location.pathname) return;
    event.preventDefault();
    try {
      await preloadScreen(pathname);
    } catch {
      // The chunk is gone, usually because the site was updated: a full load brings the new one.
      window.location.assign(to);
      return;
    }
    changeScreen(pathname, () => navigate(to));
  }

  return (
    <a
      href={to}
      target={target}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => void follow(event)}
      {...rest}
    />
  );
}
