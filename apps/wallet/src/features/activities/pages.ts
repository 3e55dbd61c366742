// One chunk: the list leads to one of its activities.
export { ActivitiesPage } from './pages/ActivitiesPage/ActivitiesPage.tsx';
export { ActivityPage } from './pages/ActivityPage/ActivityPage.tsx';
