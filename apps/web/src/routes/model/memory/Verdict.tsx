import { deviceName, deviceOf, type MemoryEstimate } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import type { QueryFault } from "../../../base/fault.ts";
import { exact, size } from "../../../base/numbers.ts";
import { links } from "../../../base/links.ts";
import { bytesFor, type Fit } from "../../../hardware/fit.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { Size } from "../../../ui/marks/Numbers.tsx";
import type { Hardware } from "./hardware.ts";
import type { MemoryRow } from "../../../memory/rows.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

interface VerdictProps {
	readonly rows: readonly MemoryRow[];
	readonly estimate: MemoryEstimate;
	readonly hardware: Hardware;
}

/** What can be said about the model in the reader's memory. */
export function Verdict({ rows, estimate, hardware: { fit, faults } }: VerdictProps): ReactElement | null {
	if (faults.length > 0) return <>{faults.map(faultLine)}</>;
	if (estimate.adapter) return <Adapter {...estimate.adapter} />;
	if (rows.length === 0)
		return <p className="nothing">The size of the weights is unknown, so the memory cannot be computed.</p>;
	return (
		<>
			<Answer rows={rows} estimate={estimate} fit={fit} />
			{estimate.misstated !== undefined && estimate.usual?.basis === "name" && <Misstated count={estimate.misstated} />}
		</>
	);
}

const faultLine = ({ field, value, wanted }: QueryFault): ReactElement => (
	<p key={field} className="problem">
		“<Isolated text={value} />” is not a valid {field}: {wanted}.
	</p>
);

function Misstated({ count }: { readonly count: number }): ReactElement {
	return (
		<p className="muted small">
			The record states {exact(count)} parameters, but the name and the size of the model suggest far more: the number
			may be that of a single file. This estimate uses the number in the name.
		</p>
	);
}

interface AnswerProps extends Pick<VerdictProps, "rows" | "estimate"> {
	readonly fit: Fit | undefined;
}

function Answer({ rows, estimate, fit }: AnswerProps): ReactElement | null {
	if (estimate.assists)
		return (
			<p>
				These weights assist a larger model, as a draft model or a projector does. That model needs its own memory too.
			</p>
		);
	if (estimate.isPart)
		return (
			<p>
				These weights are one part of a pipeline. It needs more memory than this: the size of its other parts, such as
				text encoders and VAE, is unknown.
			</p>
		);
	return fit ? <Fits rows={rows} fit={fit} /> : null;
}

function Adapter({ weights, base }: NonNullable<MemoryEstimate["adapter"]>): ReactElement {
	return (
		<p>
			This adapter needs the memory of its base model
			{base === undefined ? (
				", which the record does not name"
			) : (
				<>
					,{" "}
					<a href={links.model(base, { tab: "memory" })}>
						<Isolated text={base} as="name" />
					</a>
				</>
			)}
			, and {weights === undefined ? "its own" : `${size(weights)} of its own`}.
		</p>
	);
}

/** The largest weights that fit. */
function Fits({ rows, fit }: { readonly rows: readonly MemoryRow[]; readonly fit: Fit }): ReactElement {
	const device = fit.device === undefined ? undefined : deviceOf(fit.device);
	const where = `${exact(fit.memory)} GB${device ? ` of ${deviceName(device)}` : ""}`;
	const best = rows.find(({ fits }) => fits);
	if (best === undefined) return <p>None of the weights listed here fits in {where}.</p>;
	return (
		<p>
			<b className="fits">
				<Icon name="check" /> <Isolated text={best.label} /> fits
			</b>{" "}
			in {where}, with <Size bytes={bytesFor(fit.memory) - best.total} /> to spare.
		</p>
	);
}
