import type { LogFormat } from "../log/log.ts";
import { type Environment, variable, wholeNumber } from "./variable.ts";

/** What operators watch a server with. */
export interface OperationSettings {
	/** The port of `/metrics`; no metrics unless given. */
	readonly metricsPort: number | undefined;
	readonly log: LogFormat;
	/** The file of the audit log, `-` for standard output; no audit log unless given. */
	readonly auditLog: string | undefined;
	/** Proxies in front of the server whose X-Forwarded-For is trusted; 0 unless given. */
	readonly proxies: number;
}

/** Reads the settings of metrics and logs. Throws an Error that names the variable, its value and what was expected. */
export function readOperation(environment: Environment): OperationSettings {
	return {
		metricsPort: variable(environment, "VITRINE_METRICS_PORT", PORT),
		log: variable(environment, "VITRINE_LOG", FORMAT) ?? "text",
		auditLog: environment["VITRINE_AUDIT_LOG"] || undefined,
		proxies: variable(environment, "VITRINE_PROXIES", PROXIES) ?? 0,
	};
}

/** A port; 0 takes a free one. */
export const PORT = wholeNumber(0, 65_535);

const FORMAT = {
	expected: "text or json",
	read: (text: string) => (text === "text" || text === "json" ? text : undefined),
};

/** Proxies in a row in front of a server. */
const MOST_PROXIES = 10;

const PROXIES = wholeNumber(0, MOST_PROXIES, "a number of proxies");
