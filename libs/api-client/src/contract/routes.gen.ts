/* Derived from the contract by `npm run routes -w @ezwallet/api-client`; a test keeps it true. */
import type { Contract } from './index.ts';
import type { RoutesOf } from './routesOf.ts';

/** Path and flags of every call: what an app bundles of the contract. */
export const routes = {
  common: {
    checkPhoneOrEmail: {
      path: '/common/checkPhoneOrEmail',
      auth: 'public',
      read: true,
      quiet: true
    },
    generateSlider: {
      path: '/common/generateSlider',
      auth: 'public',
      quiet: true
    },
    getCommonConfigs: {
      path: '/common/getCommonConfigs',
      auth: 'public',
      read: true,
      background: true
    },
    getCountryCode: {
      path: '/common/getCountryCode',
      auth: 'public',
      read: true,
      background: true
    },
    getRates: {
      path: '/common/getRates',
      auth: 'public',
      read: true,
      background: true
    },
    refreshOnlineStatus: {
      path: '/common/refreshOnlineStatus',
      auth: 'user',
      background: true,
      quiet: true
    },
    validateSlider: {
      path: '/common/validateSlider',
      auth: 'public',
      quiet: true
    }
  },
  order: {
    detail: {
      path: '/order/detail',
      auth: 'user',
      read: true,
      quiet: true
    },
    pageQueryV2: {
      path: '/order/pageQuery/v2',
      auth: 'user',
      read: true,
      background: true
    }
  },
  recharge: {
    queryCurrencyList: {
      path: '/exchangeCurrency/queryCurrencyList',
      auth: 'public',
      read: true,
      background: true
    }
  },
  transfer: {
    transferTo: {
      path: '/lucky_transfer/transferTo',
      auth: 'user',
      money: true,
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    }
  },
  user: {
    changeNickName: {
      path: '/exchangeUser/changeNickName',
      auth: 'user'
    },
    checkEmailRegCode: {
      path: '/exchangeUser/checkEmailRegCode',
      auth: 'public',
      quiet: true
    },
    checkTransPass: {
      path: '/exchangeUser/checkTransPass',
      auth: 'user',
      quiet: true,
      handOver: [
        '1049'
      ]
    },
    checkoutPhone: {
      path: '/exchangeUser/checkoutPhone',
      auth: 'public',
      read: true,
      quiet: true
    },
    checkoutPhoneCode: {
      path: '/exchangeUser/checkoutPhoneCode',
      auth: 'public',
      quiet: true
    },
    getUserBalance: {
      path: '/exchangeUser/getUserBalance',
      auth: 'user',
      read: true,
      background: true
    },
    getUserInfo: {
      path: '/exchangeUser/getUserInfo',
      auth: 'user',
      read: true,
      background: true
    },
    login: {
      path: '/exchangeUser/login',
      auth: 'public',
      quiet: true,
      userAgent: true
    },
    loginAuth: {
      path: '/exchangeUser/loginAuth',
      auth: 'public',
      quiet: true,
      userAgent: true
    },
    logout: {
      path: '/exchangeUser/logout',
      auth: 'user',
      quiet: true,
      background: true
    },
    register: {
      path: '/exchangeUser/register',
      auth: 'public',
      quiet: true,
      userAgent: true
    },
    sendEmailRegCode: {
      path: '/exchangeUser/sendEmailRegCode',
      auth: 'public',
      quiet: true
    },
    sendMsg: {
      path: '/exchangeUser/sendMsg',
      auth: 'public',
      quiet: true
    },
    setNickName: {
      path: '/exchangeUser/setNickName',
      auth: 'user'
    },
    updateTranPass: {
      path: '/exchangeUser/updateTranPass_v2',
      auth: 'user',
      quiet: true
    }
  }
} as const satisfies RoutesOf<Contract>;
