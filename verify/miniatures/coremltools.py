"""Miniatures for Core ML: one layer, as a single file and as a package."""

import coremltools as ct
import numpy as np
from coremltools.converters.mil import Builder
from coremltools.models import datatypes
from coremltools.models.neural_network import NeuralNetworkBuilder

from miniatures.hub import miniature

WIDTH = 16


@miniature("load/coremltools/plain", "load/coremltools/with-files", needs=["coremltools"])
def package(hub, record):
    listed = [file["rfilename"] for file in record.get("siblings", [])]
    name = next((path.partition("/")[0] for path in listed if ".mlpackage/" in path), "Demo.mlpackage")

    @Builder.program(input_specs=[Builder.TensorSpec(shape=(1, WIDTH))])
    def layer(x):
        return Builder.linear(x=x, weight=weights())

    model = ct.convert(layer, convert_to="mlprogram", minimum_deployment_target=ct.target.iOS16)
    model.save(str(hub.repo(record["id"]) / name))


@miniature("load/coremltools/single-file", needs=["coremltools"])
def single_file(hub, record):
    [name] = [file["rfilename"] for file in record["siblings"]]
    ends = [[(end, datatypes.Array(WIDTH))] for end in ("x", "y")]
    builder = NeuralNetworkBuilder(*ends)
    builder.add_inner_product("layer", weights(), None, WIDTH, WIDTH, has_bias=False, input_name="x", output_name="y")
    ct.models.utils.save_spec(builder.spec, str(hub.repo(record["id"]) / name))


def weights() -> np.ndarray:
    return np.random.default_rng(0).normal(size=(WIDTH, WIDTH)).astype(np.float32)
