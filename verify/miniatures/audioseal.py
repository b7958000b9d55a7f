"""A miniature for AudioSeal: the network of the released models, much narrower."""

from miniatures.hub import miniature


@miniature("load/audioseal/watermark", needs=["audioseal", "omegaconf"])
def watermark(hub, record):
    import torch
    from audioseal import AudioSeal, builder
    from audioseal.loader import AudioSealDetectorConfig, AudioSealWMConfig

    folder = hub.repo(record["id"])
    parts = [
        ("generator_base", "audioseal_wm_16bits", AudioSealWMConfig, builder.create_generator),
        ("detector_base", "audioseal_detector_16bits", AudioSealDetectorConfig, builder.create_detector),
    ]
    for file, card, kind, create in parts:
        settings = AudioSeal.parse_config(narrow(card), kind, nbits=16)
        # The library expects the names of before it changed its own.
        state = {name.replace(".inner_conv.", "."): weights for name, weights in create(settings).state_dict().items()}
        torch.save({"xp.cfg": narrow(card), "model": state}, folder / f"{file}.pth")


def narrow(card: str) -> dict:
    from audioseal.loader import load_local_model_config
    from omegaconf import OmegaConf

    settings = load_local_model_config(card)
    settings.seanet.n_filters, settings.seanet.dimension = 2, 8
    return OmegaConf.to_container(settings)
