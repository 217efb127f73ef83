"""A stand-in for msgspec where its compiled module cannot be had: as much of it as our rules, views and messages use.

tests/pocket holds it against the real one, byte for byte.
"""

from . import inspect as inspect
from . import json as json
from . import structs as structs
from ._convert import DecodeError as DecodeError
from ._convert import Meta as Meta
from ._convert import MsgspecError as MsgspecError
from ._convert import Raw as Raw
from ._convert import ValidationError as ValidationError
from ._convert import convert as convert
from ._convert import to_builtins as to_builtins
from ._struct import NODEFAULT as NODEFAULT
from ._struct import UNSET as UNSET
from ._struct import Struct as Struct
from ._struct import StructMeta as StructMeta
from ._struct import UnsetType as UnsetType
