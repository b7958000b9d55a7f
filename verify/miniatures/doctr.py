"""A miniature for docTR: its smallest model, which tells letters apart, as the library saves it for a hub."""

from miniatures.hub import miniature


@miniature("load/doctr/other", needs=["doctr"])
def letters(hub, record):
    """Other kinds of models begin with weights that docTR fetches from its own host."""
    from doctr.models import classification
    from doctr.models.factory.hub import _save_model_and_config_for_hf_hub

    arch = "mobilenet_v3_small"
    model = classification.__dict__[arch](pretrained=False, classes=["a", "b"], num_classes=2)
    _save_model_and_config_for_hf_hub(model, str(hub.repo(record["id"])), arch=arch, task="classification")
