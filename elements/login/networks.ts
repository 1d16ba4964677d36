import apple from 'virtual:icon/brand/apple';
import facebook from 'virtual:icon/brand/facebook';
import google from 'virtual:icon/brand/google';
import x from 'virtual:icon/brand/x';

/** Social networks for the login, with their ids in the API (SOC-01). */
export const networks = [
  { id: 'google', name: 'Google', icon: google },
  { id: 'facebook', name: 'Facebook', icon: facebook },
  { id: 'apple', name: 'Apple', icon: apple },
  { id: 'twitter', name: 'X', icon: x },
] as const;
