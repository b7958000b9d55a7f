import type { ReactElement } from "react";
import { exact, size } from "../../base/numbers.ts";
import { Unknown } from "./Numbers.tsx";
import { revealed } from "@vitrine/code";

/** A size with what is known about it. */
interface Figure {
	readonly bytes?: number;
	readonly isLeast?: true;
	readonly isEstimated?: true;
	readonly how: string;
}

/** A size of weights or memory: `≈` marks an estimate, `>` one part of a model; a dash if unknown. */
export function Estimate({ figure }: { readonly figure: Figure | undefined }): ReactElement {
	if (figure?.bytes === undefined) return <Unknown />;
	const { bytes, isLeast, isEstimated, how } = figure;
	const [sign, words] = isLeast ? [">", "more than"] : isEstimated ? ["≈", "about"] : ["", ""];
	return (
		<span title={`${exact(bytes)} bytes: ${revealed(how)}`}>
			{sign !== "" && (
				<>
					<span aria-hidden="true">{sign} </span>
					<span className="hidden">{words} </span>
				</>
			)}
			{size(bytes)}
		</span>
	);
}
