import { expect, it } from "vitest";
import { installIn } from "./install.ts";

it("a command of uv that continues in the next line is read as a whole", () => {
	const line = `uv tool install "mlx-audio[stt,tts]" \\\n    --with "mlx[cpu]; sys_platform == 'linux'"`;
	expect(installIn(line)).toEqual({
		from: "pip",
		packages: ["mlx-audio[stt,tts]", 'mlx[cpu]; sys_platform == "linux"'],
	});
});
