/** Runs code of the ad service, whose errors must not reach the page. @returns false after an error */
export function attempt(call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    console.warn('the ad service has failed:', error);
    return false;
  }
}
