// Before the first component of Storybook.
import './managerReact.ts';
import * as api from 'storybook/manager-api';
import { showShortcuts } from './shortcuts.ts';

showShortcuts(api);
