/** Whether a new version of the app waits, and whether somebody has asked for it. */

class AppUpdateState {
  ready = $state(false);
  accepted = false;
}

export const appUpdate = new AppUpdateState();
