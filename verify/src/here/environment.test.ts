import { expect, it } from "vitest";
import { installProblem } from "./environment.ts";

it.each([
	"Because all versions of llama-cpp-python have no usable wheels and you require llama-cpp-python, we can conclude",
	"error: No solution found\n  cause: Because llama-cpp-python==0.3.2 has no usable wheels and you require it",
])("a package without a wheel is named, with the option that builds it: %s", (problem) => {
	expect(installProblem(problem)).toBe(
		"llama-cpp-python has no wheel for this machine; --from-source builds it, and so runs its code",
	);
});

it("another problem is left as it is", () => {
	expect(installProblem("error: the registry does not answer")).toBe("error: the registry does not answer");
});
