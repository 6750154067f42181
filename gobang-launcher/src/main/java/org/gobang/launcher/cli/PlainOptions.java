package org.gobang.launcher.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Creates options without annotations for {@code play} and {@code plugins}, which must start fast.
 * With annotations, as in the other commands, picocli takes twice as long, a tenth of the start
 * time.
 */
public final class PlainOptions {

  private PlainOptions() {}

  /** Returns an option with a value that picocli can parse. */
  public static <T> OptionSpec value(String name, String label, Class<T> type, Consumer<T> to) {
    return builder(name, type, to).paramLabel(label).build();
  }

  /** Returns an option with a value. */
  public static <T> OptionSpec value(
      String name, String label, Class<T> type, ITypeConverter<T> converter, Consumer<T> to) {
    return builder(name, type, to).paramLabel(label).converters(converter).build();
  }

  /** Returns an option with an optional value. A missing value is converted like an empty text. */
  public static <T> OptionSpec optionalValue(
      String name, String label, Class<T> type, ITypeConverter<T> converter, Consumer<T> to) {
    return builder(name, type, to)
        .paramLabel(label)
        .arity("0..1")
        .fallbackValue("")
        .converters(converter)
        .build();
  }

  /** Returns an option that can be repeated. */
  public static <T> OptionSpec values(
      String name, String label, Class<T> type, Consumer<List<T>> to) {
    Several<T> several = new Several<>(to);
    return OptionSpec.builder(name)
        .paramLabel(label)
        .type(List.class)
        .auxiliaryTypes(type)
        .getter(several)
        .setter(several)
        .build();
  }

  /** Returns a parameter. */
  public static <T> PositionalParamSpec parameter(
      String label, String descriptionKey, Class<T> type, Consumer<T> to) {
    return PositionalParamSpec.builder()
        .paramLabel(label)
        .descriptionKey(descriptionKey)
        .type(type)
        .index("0")
        .required(true)
        .setter(new One<>(type, to))
        .build();
  }

  /** Returns a parameter that can be repeated. */
  public static <T> PositionalParamSpec parameters(
      String label, String descriptionKey, Class<T> type, Consumer<List<T>> to) {
    Several<T> several = new Several<>(to);
    return PositionalParamSpec.builder()
        .paramLabel(label)
        .descriptionKey(descriptionKey)
        .type(List.class)
        .auxiliaryTypes(type)
        .arity("0..*")
        .getter(several)
        .setter(several)
        .build();
  }

  /** Returns an option without a value. */
  public static OptionSpec flag(String name, Consumer<Boolean> to) {
    return builder(name, Boolean.class, to).build();
  }

  /** Returns a group of mutually exclusive options. */
  public static ArgGroupSpec either(ArgSpec... options) {
    ArgGroupSpec.Builder group = ArgGroupSpec.builder().exclusive(true).multiplicity("0..1");
    for (ArgSpec option : options) {
      group.addArg(option);
    }
    return group.build();
  }

  private static <T> OptionSpec.Builder builder(String name, Class<T> type, Consumer<T> to) {
    return OptionSpec.builder(name).type(type).setter(new One<>(type, to));
  }

  /**
   * A setter for a single value. Before parsing, picocli sets options without an initial value to
   * null.
   */
  private record One<T>(Class<T> type, Consumer<T> to) implements ISetter {
    @Override
    public <V> @Nullable V set(V value) {
      if (value != null) {
        to.accept(type.cast(value));
      }
      return null;
    }
  }

  /** A setter that collects values. */
  private static final class Several<T> implements IGetter, ISetter {

    private final Consumer<List<T>> to;
    private List<T> given = new ArrayList<>();

    Several(Consumer<List<T>> to) {
      this.to = to;
    }

    /** Returns the values. Required by picocli. */
    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    public <V> V get() {
      return (V) given;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <V> @Nullable V set(V value) {
      if (value != null) {
        given = (List<T>) value;
        to.accept(given);
      }
      return null;
    }
  }
}
