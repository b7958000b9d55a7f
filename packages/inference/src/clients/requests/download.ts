import { py } from "@vitrine/code";
import { type Download, save } from "../shared/python.ts";

/** Downloads from an address, and saves the file. */
export const download: Download = (medium, address) => py`
	download = requests.get(${address})
	download.raise_for_status()
	${save(medium, py`download.content`)}
`;
