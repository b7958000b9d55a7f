import { shortened } from "@vitrine/model";
import type { ReactElement } from "react";
import { exact } from "../../../base/numbers.ts";
import { BarTable } from "../../../ui/marks/BarTable.tsx";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import type { FileGroup, FileGroups } from "./fileGroups.ts";

/** The largest files as bars. */
export function FileBars({ groups, rest }: FileGroups): ReactElement {
	const most = groups[0]?.size ?? 0;
	const all = rest.files > 0 ? [...groups, rest] : groups;
	const rows = all.map((group) => ({
		key: group.path,
		name: <Name {...group} />,
		part: Math.min(1, group.size / most),
		figure: <Size bytes={group.size} />,
	}));
	return <BarTable caption="Files by size, largest first" rows={rows} />;
}

/** Characters of a path that are shown. */
const LONGEST = 60;

function Name({ path, files }: FileGroup): ReactElement {
	if (path === "") return <>{`${exact(files)} smaller ${files === 1 ? "file" : "files"}`}</>;
	return (
		<>
			{files > 1 && <span className="muted">{exact(files)} × </span>}
			<code>
				<Isolated text={shortened(path, LONGEST)} as="name" />
			</code>
		</>
	);
}
