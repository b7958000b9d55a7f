"""A miniature for MONAI: a bundle as the library begins one, with random weights and the network also for training."""

from miniatures.hub import miniature

NETWORK = {
    "_target_": "UNet",
    "spatial_dims": 3,
    "in_channels": 1,
    "out_channels": 2,
    "channels": [2, 4],
    "strides": [2],
}


@miniature("load/monai/bundle", needs=["monai"])
def bundle(hub, record):
    import json
    import shutil

    from monai.bundle import init_bundle
    from monai.networks.nets import UNet

    network = UNet(**{name: value for name, value in NETWORK.items() if name != "_target_"})
    draft = hub.scratch() / "bundle"
    settings = {"imports": ["$import torch"], "network_def": NETWORK}
    init_bundle(str(draft), network=network, inference_str=settings)
    (draft / "configs/train.json").write_text(json.dumps(settings, indent=4))
    shutil.copytree(draft, hub.repo(record["id"]), dirs_exist_ok=True)
