export interface ThrottlesTable {
  route: string;
  key_hash: string;
  count: number;
  ends_at: Date;
}

export interface LoginGuardsTable {
  key_hash: string;
  tries: number;
  /** Attempts before this time are rejected unchecked. */
  next_at: Date;
  forget_at: Date;
}

export interface LoginNetworkFailuresTable {
  network_hash: string;
  login_hash: string;
  forget_at: Date;
}

export interface LoginDevicesTable {
  device_hash: string;
  login_hash: string;
  forget_at: Date;
}

/** Used proofs, kept until they expire. */
export interface UsedCaptchasTable {
  proof_hash: string;
  expires_at: Date;
}
