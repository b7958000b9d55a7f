import type { BlockList } from "node:net";
import type { LogFormat } from "../log/log.ts";
import { proxiesIn } from "../request/client.ts";
import { type Environment, variable } from "./variable.ts";

/** What operators watch a server with. */
export interface Operation {
	/** The port of `/metrics`; no metrics unless given. */
	readonly metricsPort: number | undefined;
	readonly log: LogFormat;
	/** The file of the audit log, `-` for standard output; no audit log unless given. */
	readonly auditLog: string | undefined;
	/** The proxies whose X-Forwarded-For is believed; none unless given. */
	readonly proxies: BlockList | undefined;
}

/** Reads the settings of metrics and logs. Throws an Error that names the variable, its value and what was expected. */
export function readOperation(environment: Environment): Operation {
	return {
		metricsPort: variable(environment, "VITRINE_METRICS_PORT", PORT),
		log: variable(environment, "VITRINE_LOG", FORMAT) ?? "text",
		auditLog: environment["VITRINE_AUDIT_LOG"] || undefined,
		proxies: variable(environment, "VITRINE_TRUSTED_PROXIES", PROXIES),
	};
}

/** A port; 0 takes a free one. */
export const PORT = {
	expected: "a number from 0 to 65535",
	read: (text: string) => (/^\d+$/.test(text) && Number(text) < 65_536 ? Number(text) : undefined),
};

const FORMAT = {
	expected: "text or json",
	read: (text: string) => (text === "text" || text === "json" ? text : undefined),
};

const PROXIES = {
	expected: "addresses or subnets separated by commas, such as 10.0.0.0/8",
	read: proxiesIn,
};
