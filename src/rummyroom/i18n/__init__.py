"""Every sentence a person reads: the Python side of the Fluent catalogues.

One folder per language holds one file per area, all with the same keys: ``core.ftl`` (tiles and problems),
``cli.ftl`` (the command line), and what the page needs, which reads the same files.
"""

from rummyroom.i18n.texts import LANGUAGES, TextError, Texts, system_language

__all__ = ["LANGUAGES", "TextError", "Texts", "system_language"]
