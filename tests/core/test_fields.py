"""Fields: one declaration, kept as plain objects and as NumPy records."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.core.compiled import dtype_of, to_array, to_plain
from kasimir.core.fields import Field, Fields, PlainRecords, number, numbers


class Base(Fields):
    """What a state inherits."""

    seat = number()


class Wide(Base):
    """Fields of every size."""

    few = numbers(3)
    middle = number(16)
    long = number(32)
    longest = numbers(2, 64)


class Twin(Base):
    """Like `Base`, but another class."""


@st.composite
def wide_objects(draw: st.DrawFn) -> Wide:
    """An object with any contents that its fields can hold."""
    item = Wide()
    for name, field in Wide.LAYOUT.items():
        value = st.integers(-(1 << field.bits - 1), (1 << field.bits - 1) - 1)
        kept = st.lists(value, min_size=field.length, max_size=field.length) if field.length else value
        setattr(item, name, draw(kept))
    return item


def test_layout_has_the_inherited_fields_first() -> None:
    assert list(Wide.LAYOUT) == ["seat", "few", "middle", "long", "longest"]
    assert Wide.LAYOUT["few"] == Field(3, 8)
    assert Wide.LAYOUT["longest"] == Field(2, 64)
    assert list(Base.LAYOUT) == ["seat"]


def test_all_begin_with_zeros() -> None:
    assert Wide().values() == {"seat": 0, "few": [0, 0, 0], "middle": 0, "long": 0, "longest": [0, 0]}


def test_objects_do_not_share_their_lists() -> None:
    one, other = Wide(), Wide()
    one.few[1] = 7
    assert other.few == [0, 0, 0]


def test_misspelt_field_is_an_error() -> None:
    item = Wide()
    with pytest.raises(AttributeError):
        item.sead = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        item.sead  # type: ignore[attr-defined]  # noqa: B018


@given(wide_objects())
def test_copy_is_equal_and_shares_nothing(item: Wide) -> None:
    before = repr(item)
    twin = item.copy()
    assert twin == item
    assert type(twin) is Wide
    for name, field in Wide.LAYOUT.items():
        value = getattr(twin, name)
        if field.length:
            value[0] ^= 1
        else:
            setattr(twin, name, value ^ 1)
    assert repr(item) == before


@given(wide_objects(), st.sampled_from(list(Wide.LAYOUT)))
def test_one_different_field_makes_objects_differ(item: Wide, name: str) -> None:
    other = item.copy()
    value = getattr(other, name)
    setattr(other, name, [value[0] ^ 1, *value[1:]] if isinstance(value, list) else value ^ 1)
    assert other != item
    assert repr(other) != repr(item)


def test_another_class_is_never_equal() -> None:
    assert Base() != Twin()
    assert Base() != {"seat": 0}


def test_objects_that_change_have_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Wide())


def test_plain_records_copy_what_is_assigned() -> None:
    first, second = Wide(), Wide()
    second.few[0] = 5
    records = PlainRecords([first, Wide()])
    records[1] = second
    records[0] = records[1]
    second.few[0] = 6
    records[1].few[0] = 7
    assert [item.few[0] for item in records] == [5, 7]
    assert first.few[0] == 0


def test_record_has_signed_columns_of_the_declared_size() -> None:
    dtype = dtype_of(Wide)
    sizes = {name: (dtype[name].base.str[1:], dtype[name].shape) for name in dtype.names or ()}
    assert sizes == {"seat": ("i1", ()), "few": ("i1", (3,)), "middle": ("i2", ()), "long": ("i4", ())} | {
        "longest": ("i8", (2,))
    }


@given(st.lists(wide_objects(), max_size=3), st.integers(0, 5))
def test_records_and_back(items: list[Wide], length: int) -> None:
    array = to_array(Wide, items, length)
    assert len(array) == max(length, len(items))
    back = [to_plain(Wide, record) for record in array]
    assert back == [*items, *(Wide() for _ in range(length - len(items)))]
    assert all(type(value) is int for item in back for value in (item.seat, item.long, *item.few, *item.longest))


def test_copy_of_records_is_no_view() -> None:
    item = Wide()
    array = to_array(Wide, [item], 2)
    array[1] = array[0]
    array[0].few[2] = 9
    assert to_plain(Wide, array[1]) == item
