import { captcha } from './enCaptcha.ts';
import { charts } from './enCharts.ts';
import { dates } from './enDates.ts';
import { lock } from './enLock.ts';
import { shared } from './enShared.ts';
import { upload } from './enUpload.ts';
import { viewer } from './enViewer.ts';
import type { Messages } from './Messages.ts';

/** English. Large components take their own words alone, so a page loads those of what it shows. */
export const en: Messages = { ...shared, ...charts, ...captcha, ...viewer, ...lock, ...upload, ...dates };
