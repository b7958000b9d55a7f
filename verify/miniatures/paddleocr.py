"""
Miniatures for PaddleOCR: the networks that PaddleX has as Python code, with random weights, exported as static graphs like
the published ones, beside the settings that PaddleOCR and PaddleClas write into `inference.yml`.
"""

from pathlib import Path

from miniatures.hub import miniature

MODELS = "paddlex.inference.models"
IMAGE_NET = {"mean": [0.485, 0.456, 0.406], "std": [0.229, 0.224, 0.225]}
LETTERS = list("abcdefghijklmnopqrstuvwxyz0123456789")


@miniature("load/PaddleOCR/textline-detection", "load/PaddleOCR/seal-text-detection", needs=["paddlex"])
def text_detection(hub, record):
    boxes = "poly" if "seal" in record["id"] else "quad"
    settings = {
        "PreProcess": {
            "transform_ops": [
                {"DecodeImage": {"channel_first": False, "img_mode": "BGR"}},
                {"DetLabelEncode": None},
                {"DetResizeForTest": {"resize_long": 960}},
                {"NormalizeImage": {**IMAGE_NET, "order": "hwc", "scale": "1./255."}},
                {"ToCHWImage": None},
                {"KeepKeys": {"keep_keys": ["image", "shape", "polys", "ignore_tags"]}},
            ]
        },
        "PostProcess": {"name": "DBPostProcess", "thresh": 0.3, "box_thresh": 0.6, "box_type": boxes, "unclip_ratio": 1.5},
    }
    network = built("text_detection.modeling.pp_ocrv5_mobile_det.PPOCRV5MobileDet")
    publish(hub, record, network, {"x": [-1, 3, -1, -1]}, settings)


@miniature("load/PaddleOCR/textline-recognition", needs=["paddlex"])
def text_recognition(hub, record):
    settings = {
        "PreProcess": {
            "transform_ops": [
                {"DecodeImage": {"channel_first": False, "img_mode": "BGR"}},
                {"MultiLabelEncode": {"gtc_encode": "NRTRLabelEncode"}},
                {"RecResizeImg": {"image_shape": [3, 48, 320]}},
                {"KeepKeys": {"keep_keys": ["image", "label_ctc", "label_gtc", "length", "valid_ratio"]}},
            ]
        },
        "PostProcess": {"name": "CTCLabelDecode", "character_dict": LETTERS},
    }
    outputs = len(LETTERS) + len(["blank", "space"])
    network = built("text_recognition.modeling.pp_ocrv5_mobile_rec.PPOCRV5MobileRec", head_out_channels=outputs)
    publish(hub, record, network, {"x": [-1, 3, 48, -1]}, settings)


@miniature("load/PaddleOCR/doc-img-orientation-classification", "load/PaddleOCR/unspecified", needs=["paddlex"])
def page_orientation(hub, record):
    classifier(hub, record, ["0", "90", "180", "270"], {"ResizeImage": {"resize_short": 256}}, {"CropImage": {"size": 224}})


@miniature("load/PaddleOCR/wired-table-classification", needs=["paddlex"])
def table_kind(hub, record):
    labels = ["wired_table", "wireless_table"]
    classifier(hub, record, labels, {"ResizeImage": {"resize_short": 256}}, {"CropImage": {"size": 224}})


@miniature("load/PaddleOCR/textline-orientation-classification", needs=["paddlex"])
def line_orientation(hub, record):
    classifier(hub, record, ["0_degree", "180_degree"], {"ResizeImage": {"size": [160, 80]}}, side=[80, 160])


def classifier(hub, record, labels: list[str], *steps: dict, side=[224, 224]) -> None:
    settings = {
        "PreProcess": {
            "transform_ops": [
                *steps,
                {"NormalizeImage": {**IMAGE_NET, "channel_num": 3, "order": "", "scale": 0.00392156862745098}},
                {"ToCHWImage": None},
            ]
        },
        "PostProcess": {"Topk": {"topk": 1, "label_list": labels}},
    }
    network = built("image_classification.modeling.pplcnet.PPLCNet", num_labels=len(labels), scale=0.25)
    publish(hub, record, network, {"x": [-1, 3, *side]}, settings)


@miniature("load/PaddleOCR/doc-img-unwarping", needs=["paddlex"])
def unwarping(hub, record):
    publish(hub, record, built("image_unwarping.modeling.uvdoc.UVDocNet"), {"image": [-1, 3, -1, -1]}, {})


@miniature("load/PaddleOCR/table-structure-recognition", needs=["paddlex"])
def table_structure(hub, record):
    marks = ["<thead>", "</thead>", "<tbody>", "</tbody>", "<tr>", "</tr>", "<td>", "<td", ">", "</td>", "<td></td>"]
    settings = {
        "PreProcess": {
            "transform_ops": [
                {"DecodeImage": {"channel_first": False, "img_mode": "BGR"}},
                {"TableLabelEncode": {"loc_reg_num": 8, "max_text_length": 500, "merge_no_span_structure": True}},
                {"TableBoxEncode": {"in_box_format": "xyxyxyxy", "out_box_format": "xyxyxyxy"}},
                {"ResizeTableImage": {"max_len": 488}},
                {"NormalizeImage": {**IMAGE_NET, "order": "hwc", "scale": "1./255."}},
                {"PaddingTableImage": {"size": [488, 488]}},
                {"ToCHWImage": None},
                {"KeepKeys": {"keep_keys": ["image", "structure", "bboxes", "bbox_masks", "shape"]}},
            ]
        },
        "PostProcess": {"name": "TableLabelDecode", "merge_no_span_structure": True, "character_dict": marks},
    }
    outputs = len(["sos", *marks, "eos"])
    network = built("table_structure_recognition.modeling.slanet.SLANet", out_channels=outputs, max_text_length=8)
    publish(hub, record, network, {"x": [1, 3, 488, 488]}, settings, has_loop=True)


def built(name: str, **settings):
    """A network of PaddleX, by module and class, with random weights."""
    import importlib

    import paddle

    paddle.seed(0)
    module, _, kind = name.rpartition(".")
    network = getattr(importlib.import_module(f"{MODELS}.{module}"), kind)
    return network(network.config_class(**settings))


def publish(hub, record, network, inputs: dict[str, list[int]], settings: dict, *, has_loop=False) -> None:
    """Writes a network as its static graph, and the settings with the name of the model."""
    import yaml

    folder = hub.repo(record["id"])
    model = {"Global": {"model_name": folder.name}, **settings}
    (folder / "inference.yml").write_text(yaml.safe_dump(model, sort_keys=False))
    export(network, inputs, folder, has_loop)


def export(network, inputs: dict[str, list[int]], folder: Path, has_loop: bool) -> None:
    """
    Traces a network. Its own `forward` reads values while it runs, which a graph has not yet: they are passed on as they
    are, and no loop ends before its last step.
    """
    import paddle
    import paddlex

    class Graph(paddle.nn.Layer):
        def __init__(self):
            super().__init__()
            self.network = network

        def forward(self, inputs):
            return self.network(inputs)

    value = paddle.pir.Value
    value.numpy = lambda self: self
    if has_loop:
        value.item, value.__bool__ = lambda self: 1, lambda self: False
        paddle.jit.ignore_module([paddlex])
    specs = [paddle.static.InputSpec(shape, "float32", name) for name, shape in inputs.items()]
    graph = Graph()
    graph.eval()
    paddle.jit.save(paddle.jit.to_static(graph, input_spec=[specs], full_graph=True), str(folder / "inference"))
