import { useEffect, useState } from 'react';
import { useWorld } from '../../../world/StoresContext.tsx';
import { Activities } from './Activities.ts';

/** The activities, asked for again with each visit of a screen. Call inside an observer. */
export function useActivities(): Activities {
  const { deps, app } = useWorld();
  const [activities] = useState(() => new Activities(deps, app.session.signedIn));
  useEffect(() => void activities.reload(), [activities]);
  return activities;
}
