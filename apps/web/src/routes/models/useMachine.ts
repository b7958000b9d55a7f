import { useEffect, useRef } from "react";
import { type Fit, machineOf } from "../../hardware/fit.ts";
import { machineText, storeMachine } from "../../hardware/machine.ts";

/** Remembers the machine that the reader chose in the list; not that of the address that the list was opened at. */
export function useMachine(fit: Fit | undefined): void {
	const text = fit && machineText(machineOf(fit));
	const before = useRef(text);
	useEffect(() => {
		if (text === before.current) return;
		before.current = text;
		if (fit) storeMachine(machineOf(fit));
	}, [text, fit]);
}
