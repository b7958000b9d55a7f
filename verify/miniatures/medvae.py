"""A miniature for MedVAE: its autoencoder at a small size, with the settings that give that size, in the published layout."""

from miniatures.hub import miniature


@miniature("load/medvae/official", needs=["medvae"])
def autoencoder(hub, record):
    import torch
    from medvae.models import AutoencoderKL_2D
    from medvae.utils.factory import FILE_DICT_ASSOCIATIONS
    from medvae.utils.lora import inject_trainable_lora_extended
    from omegaconf import OmegaConf

    sizes = {
        "double_z": True,
        "z_channels": 3,
        "resolution": 64,
        "in_channels": 3,
        "out_ch": 3,
        "ch": 32,
        "ch_mult": [1, 1, 1],
        "num_res_blocks": 1,
        "attn_resolutions": [],
        "dropout": 0.0,
    }
    model = AutoencoderKL_2D(ddconfig=OmegaConf.create(sizes), embed_dim=3)
    inject_trainable_lora_extended(model, {"ResnetBlock", "AttnBlock"}, r=4)
    folder = hub.repo(record["id"])
    files = FILE_DICT_ASSOCIATIONS["medvae_4_3_2d"]
    (folder / files["config"]).parent.mkdir()
    settings = {"model": {"params": {"ddconfig": sizes, "embed_dim": 3}}}
    OmegaConf.save(OmegaConf.create(settings), folder / files["config"])
    torch.save({"state_dict": model.state_dict()}, folder / files["ckpt"])
