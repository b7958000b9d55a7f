"""Miniatures for SAELens."""

from miniatures.hub import miniature

@miniature("load/saelens/listed", "load/saelens/unspecified", needs=["sae_lens"])
def autoencoder(hub, record):
    from sae_lens import StandardSAE, StandardSAEConfig

    paths = [file["rfilename"] for file in record.get("siblings", []) if file["rfilename"].endswith("cfg.json")]
    folder = paths[0].rpartition("/")[0] if paths else "blocks.0.hook_resid_pre"
    config = StandardSAEConfig(d_in=8, d_sae=16, dtype="float32", device="cpu")
    StandardSAE(config).save_model(hub.repo(record["id"]) / folder)
