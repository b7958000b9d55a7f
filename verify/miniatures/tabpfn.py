"""Miniatures for TabPFN: the smallest network of its second version, as the library saves a model."""

from types import SimpleNamespace

from miniatures.hub import miniature

SMALLEST = {"emsize": 192, "nlayers": 1, "nhead": 6}


@miniature("load/tabpfn/classification", needs=["tabpfn"])
def classification(hub, record):
    save(hub.repo(record["id"]) / "harbour-classifier.ckpt", "multiclass", max_num_classes=10)


@miniature("load/tabpfn/regression", needs=["tabpfn"])
def regression(hub, record):
    folder = hub.repo(record["id"])
    save(folder / "harbour-classifier.ckpt", "multiclass", max_num_classes=10)
    save(folder / "harbour-regressor.ckpt", "regression", max_num_classes=0, num_buckets=16)


def save(path, task: str, **outputs) -> None:
    import torch
    from tabpfn.architectures import tabpfn_v2
    from tabpfn.architectures.shared.bar_distribution import FullSupportBarDistribution
    from tabpfn.constants import ModelVersion
    from tabpfn.inference_config import InferenceConfig
    from tabpfn.model_loading import save_tabpfn_model

    config = tabpfn_v2.TabPFNV2Config(**SMALLEST, **outputs)
    model = tabpfn_v2.get_architecture(config)
    bars = FullSupportBarDistribution(torch.linspace(-3, 3, 17)) if task == "regression" else None
    settings = InferenceConfig.get_default(task, ModelVersion.V2)
    parts = {"models_": [model], "configs_": [config], "inference_config_": settings, "znorm_space_bardist_": bars}
    save_tabpfn_model(SimpleNamespace(**parts), path)
