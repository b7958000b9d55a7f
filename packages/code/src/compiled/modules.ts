/** The modules of Python's standard library that templates of packed code import: all of them would be most of what lays imports out. */
export const COMPILED_MODULES =
	"asyncio base64 copy dataclasses json os pathlib shutil subprocess sys time types urllib wave";
