import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value and how to mend it. */
  readonly error?: string | null;
  /** Says "(optional)" behind the label, as a description: the name of the field stays its label alone. */
  readonly optional?: boolean;
  readonly labelHidden?: boolean;
  readonly className?: string;
}

interface FrameProps extends FieldProps {
  readonly children: ReactNode;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
const optionalId = (id: string) => `${id}-optional`;

function describedBy({ id, hint, error, optional }: FieldProps): string | undefined {
  const ids = [optional ? optionalId(id) : '', hint ? hintId(id) : '', error ? errorId(id) : ''].filter(
    Boolean,
  );
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function FieldFrame({ id, label, hint, error, optional, labelHidden, className, children }: FrameProps) {
  return (
    <div className={className}>
      <div className={labelHidden ? 'sr-only' : 'mb-1.5'}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {optional ? (
          <span id={optionalId(id)} className="text-muted">
            {' '}
            (optional)
          </span>
        ) : null}
      </div>
      {hint ? (
        <p id={hintId(id)} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p id={errorId(id)} className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function controlProps(props: FieldProps) {
  return {
    id: props.id,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': describedBy(props),
  } as const;
}

function split<Props extends FieldProps>(props: Props) {
  const { id, label, hint, error, optional, labelHidden, className, ...control } = props;
  return { frame: { id, label, hint, error, optional, labelHidden, className }, control };
}

/** A line of text with its label, hint and error. */
export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  const { frame, control } = split(props);
  return (
    <FieldFrame {...frame}>
      <input className="control" {...control} {...controlProps(frame)} />
    </FieldFrame>
  );
}

/** Several lines of text with their label, hint and error. */
export function TextAreaField(props: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const { frame, control } = split(props);
  return (
    <FieldFrame {...frame}>
      <textarea className="control min-h-36" {...control} {...controlProps(frame)} />
    </FieldFrame>
  );
}

/** One of several answers, as the browser's own list. */
export function SelectField(props: FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>) {
  const { frame, control } = split(props);
  return (
    <FieldFrame {...frame}>
      <select className="control" {...control} {...controlProps(frame)} />
    </FieldFrame>
  );
}
