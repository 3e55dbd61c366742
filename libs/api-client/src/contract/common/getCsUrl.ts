import * as v from 'valibot';
import { CUSTOMER_SERVICE_VERSIONS } from '../../constants/platform.ts';
import { endpoint } from '../endpoint.ts';
import { appPath, httpsUrl, link } from '../shared/link.ts';

/**
 * The customer-service page, empty where there is none, and the domains that also serve it, best first. `backUrl` is
 * the path of the app that its back button opens.
 */
export const getCsUrl = endpoint({
  path: '/common/getCsUrl',
  auth: 'public',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ backUrl: appPath }),
  response: v.object({
    srcV: v.picklist(CUSTOMER_SERVICE_VERSIONS),
    url: link,
    domainBakList: v.array(httpsUrl),
  }),
  example: {
    request: { backUrl: '/customerservice' },
    response: {
      srcV: '3.0.0',
      url: 'https://service.example.com/chat?back=%2Fcustomerservice',
      domainBakList: ['https://service-2.example.com'],
    },
  },
});
