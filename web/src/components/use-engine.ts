import { useEffect, useState } from 'react';
import { type EngineInfo, readEngine } from '../api/engine.ts';

/** The engine that answers on this server: `null` while nobody has said, `unknown` where it cannot be told. */
export function useEngine(): EngineInfo | 'unknown' | null {
  const [engine, setEngine] = useState<EngineInfo | 'unknown' | null>(null);
  useEffect(() => {
    let shown = true;
    readEngine().then(
      (info) => shown && setEngine(info),
      () => shown && setEngine('unknown'),
    );
    return () => {
      shown = false;
    };
  }, []);
  return engine;
}
