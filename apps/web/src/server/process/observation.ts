import type { Prober } from "../health/probes.ts";
import { openAuditLog } from "../log/auditLog.ts";
import type { Log } from "../log/log.ts";
import { createMetrics, type Metrics } from "../metrics/metrics.ts";
import { serveMetrics } from "../metrics/serve.ts";
import { clientBehind } from "../request/client.ts";
import type { Observer } from "../request/observe.ts";
import type { OperationSettings } from "../config/operation.ts";

/** What operators see of a server: its log, its audit log and its metrics. */
export interface Observation {
	readonly observer: Observer;
	readonly metrics: Metrics | undefined;
	/** Listens for scrapes and probes, if metrics are on. */
	listen(host: string | undefined, answerTo: Prober): Promise<void>;
	close(): void;
}

interface Options extends OperationSettings {
	readonly version: string;
	/** The directory of the catalogue; undefined for a cluster. */
	readonly data: string | undefined;
	readonly logger: Log;
}

/** The address of the metrics where the site has no HOST. */
const THIS_MACHINE = "127.0.0.1";

/** Opens the logs and prepares the metrics that the settings name. Throws an Error to print where a file cannot be opened. */
export function observation({ logger, metricsPort, auditLog, proxies, ...about }: Options): Observation {
	const audit = auditLog === undefined ? undefined : openAuditLog(auditLog);
	const metrics = metricsPort === undefined ? undefined : createMetrics(about);
	let scraped: { close(): void } | undefined;
	return {
		metrics,
		observer: {
			started: () => metrics?.started(),
			finished: (finished) => {
				metrics?.finished(finished);
				audit?.finished(finished);
				logger.request(finished);
			},
			clientOf: clientBehind(proxies),
		},
		listen: async (host = THIS_MACHINE, answerTo) => {
			if (metrics === undefined || metricsPort === undefined) return;
			const onNotice = (message: string): void => logger.error(message);
			const listening = await serveMetrics(metrics, answerTo, { port: metricsPort, host, onNotice });
			scraped = listening;
			console.log(logger.line(`Metrics are at ${listening.url}`));
		},
		close: () => {
			scraped?.close();
			audit?.close();
		},
	};
}
