/** Requests and responses of stand-ins, without a server: a test in a browser can import them. */
import type { IncomingHttpHeaders } from 'node:http';

export interface ServiceRequest {
  method: string;
  /** Path and query as sent. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Body as UTF-8 text. */
  body: string;
  /** Body without decoding, for binary formats. */
  bytes: Uint8Array;
}

export interface ServiceResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): ServiceResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

/** Reads a form body. Returns nothing if the content type is another. */
export function formOf({ headers, body }: ServiceRequest): URLSearchParams | undefined {
  const type = headers['content-type'] ?? '';
  return type.startsWith('application/x-www-form-urlencoded') ? new URLSearchParams(body) : undefined;
}

/** Reads a JSON object. Returns nothing if the body is something else. */
export function objectOf({ body }: ServiceRequest): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
