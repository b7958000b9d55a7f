import type { ReactElement, ReactNode } from "react";
import { machineOf } from "../../../hardware/fit.ts";
import { machineText } from "../../../hardware/machine.ts";
import type { Hardware } from "./hardware.ts";

interface FitsProps {
	readonly hardware: Hardware;
	readonly children: ReactNode;
}

/** The part of a page that depends on the reader's machine. A browser that keeps one renders it again. */
export function Fits({ hardware: { fit }, children }: FitsProps): ReactElement {
	return (
		<div data-fits="" data-machine={fit && machineText(machineOf(fit))}>
			{children}
		</div>
	);
}
