import type { ReactElement } from "react";
import type { WantedFile } from "../trial/view.ts";

interface FileFieldProps {
	readonly wanted: WantedFile;
	readonly file: File | undefined;
	readonly choose: (file: File | undefined) => void;
}

/** The file that is sent: a sound or a picture. */
export function FileField({ wanted: { medium, types }, file, choose }: FileFieldProps): ReactElement {
	const accept = types?.join(",") ?? `${medium}/*`;
	return (
		<div className="option">
			<label htmlFor="trial-file">{medium === "audio" ? "A sound" : "A picture"}</label>
			<input id="trial-file" type="file" accept={accept} onChange={({ target }) => choose(target.files?.[0])} />
			{types && <p className="trial-note">Taken are {types.join(", ")}.</p>}
			{file?.size === 0 && <p className="problem">This file is empty.</p>}
		</div>
	);
}
