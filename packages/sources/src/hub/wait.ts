const LONGEST = 5 * 60_000;

/** Milliseconds to wait before the nth attempt: what the hub requests, else twice as long each time. */
export function waitBefore(attempt: number, headers: Headers | undefined, now: number): number {
	const asked = retryAfter(headers?.get("retry-after"), now) ?? resetAfter(headers?.get("ratelimit"));
	return Math.min(LONGEST, asked ?? 500 * 2 ** Math.max(0, attempt - 2));
}

/** `Retry-After`: seconds, or a date. */
function retryAfter(value: string | null | undefined, now: number): number | undefined {
	if (value === null || value === undefined || value.trim() === "") return undefined;
	if (/^\d+(\.\d+)?$/.test(value.trim())) return Number(value) * 1000;
	const date = Date.parse(value);
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** `RateLimit: "api";r=0;t=55`: nothing remains, and the count is reset in 55 seconds. */
function resetAfter(value: string | null | undefined): number | undefined {
	const [, remaining] = /[;,]\s*r=(\d+)/.exec(value ?? "") ?? [];
	const [, seconds] = /[;,]\s*t=(\d+)/.exec(value ?? "") ?? [];
	return remaining === "0" && seconds !== undefined ? Number(seconds) * 1000 : undefined;
}
