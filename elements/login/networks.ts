import apple from 'virtual:icon/brand/apple';
import facebook from 'virtual:icon/brand/facebook';
import google from 'virtual:icon/brand/google';
import x from 'virtual:icon/brand/x';

/** Networks to come in by, under the names that the API gives them (SOC-01). */
export const networks = [
  { id: 'google', name: 'Google', icon: google },
  { id: 'facebook', name: 'Facebook', icon: facebook },
  { id: 'apple', name: 'Apple', icon: apple },
  { id: 'twitter', name: 'X', icon: x },
] as const;
