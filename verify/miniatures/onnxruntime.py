"""Miniatures for ONNX Runtime: a layer of random weights, in one file or with its weights in a file of their own."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from miniatures.hub import miniature

WIDTH = 16


@miniature("load/onnxruntime/plain", needs=["onnx"])
def plain(hub, record):
    onnx.save(layer(), hub.repo(record["id"]) / "model.onnx")


@miniature("load/onnxruntime/with-files", needs=["onnx"])
def with_files(hub, record):
    first, beside = (file["rfilename"] for file in record["siblings"])
    path = hub.repo(record["id"]) / first
    path.parent.mkdir()
    onnx.save(layer(), path, save_as_external_data=True, location=beside.rpartition("/")[2], size_threshold=0)


def layer() -> onnx.ModelProto:
    weights = np.random.default_rng(0).normal(size=(WIDTH, WIDTH)).astype(np.float32)
    ends = [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["batch", WIDTH]) for name in ("x", "y")]
    node = helper.make_node("MatMul", ["x", "weights"], ["y"])
    graph = helper.make_graph([node], "layer", ends[:1], ends[1:], [numpy_helper.from_array(weights, "weights")])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=10)
