import { useEffect, useRef } from "react";
import { deviceOf } from "@vitrine/catalogue";
import { fitOf, machineOf } from "../../hardware/fit.ts";
import { type Machine, machineText, storedMachine, storeMachine } from "../../hardware/machine.ts";
import { showParts } from "../../hardware/parts.ts";
import { changed } from "../../resources/models/changes.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import type { ListView } from "./view.ts";

type Go = (change: (query: ListQuery) => ListQuery) => void;

/**
 * Remembers the machine that the reader chose in the list, not that of the address that the list was opened at; filters by the one that is
 * kept where the words say “my machine”; and draws it in rows.
 */
export function useMachine({ query: { fit }, read }: ListView, go: Go): void {
	const text = fit && machineText(machineOf(fit));
	const before = useRef(text);
	useEffect(() => {
		if (text === before.current) return;
		before.current = text;
		if (fit) storeMachine(machineOf(fit));
	}, [text, fit]);
	const sought = useRef<string>(undefined);
	useEffect(() => {
		const words = read?.wantsMachine === true ? read.asked : undefined;
		if (words === sought.current) return;
		sought.current = words;
		const machine = words === undefined ? undefined : storedMachine();
		if (machine) go((query) => changed(query, { fit: kept(machine) }));
	});
	useEffect(() => showParts(storedMachine()));
}

function kept({ memory, device: id }: Machine): NonNullable<ListQuery["fit"]> {
	const device = id === undefined ? undefined : deviceOf(id);
	return device ? fitOf(device, memory) : { memory };
}
