import { py, type Python } from "@vitrine/code";

/** Code that sets `file` to a GGUF model of a repository whose files are unknown: Q4_K_M, else the first. */
export const foundGguf = (id: string): Python => py`
	files = [file for file in list_repo_files(${id}) if file.endswith(".gguf") and "mmproj" not in file]
	# Q4_K_M if the repository has it, else its first file.
	file = next((file for file in files if "Q4_K_M" in file.upper()), files[0])
`;
