package org.gobang.launcher.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.rating.Sprt;
import org.gobang.arena.schedule.Format;
import org.gobang.cluster.ClusterAddress;
import org.gobang.record.PlayerSpecText;
import org.gobang.study.explorer.GameCriteria;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Parses the values of options and parameters. Each method throws {@link OptionValueException} for
 * an invalid value.
 */
public final class OptionParsers {

  private static final Pattern COUNT = Pattern.compile("\\+?0*[1-9][0-9]*");
  private static final Pattern TIME = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)(ms|s|m|h)");
  private static final Pattern RESIGN = Pattern.compile("([1-9]\\d{0,5})(?:,(-?\\d{1,9}))?");

  private OptionParsers() {}

  /** Registers the parsers by type in a command and its subcommands. */
  public static CommandLine register(CommandLine command) {
    return command
        .registerConverter(Path.class, OptionParsers::path)
        .registerConverter(Charset.class, OptionParsers::charset)
        .registerConverter(Long.class, OptionParsers::count)
        .registerConverter(long.class, OptionParsers::count)
        .registerConverter(Integer.class, OptionParsers::size)
        .registerConverter(Limit.Clock.class, OptionParsers::clock)
        .registerConverter(PlayerSpec.class, OptionParsers::player)
        .registerConverter(Isolation.class, OptionParsers::isolation)
        .registerConverter(Stone.class, word(List.of(Stone.values())))
        .registerConverter(Format.class, word(List.of(Format.values())))
        .registerConverter(Sprt.class, OptionParsers::sprt)
        .registerConverter(Adjudication.Resign.class, OptionParsers::resign)
        .registerConverter(GameCriteria.class, OptionParsers::years)
        .registerConverter(ClusterAddress.class, OptionParsers::address)
        .registerConverter(BrokerAddress.class, OptionParsers::broker);
  }

  /**
   * Parses a value with a given method.
   *
   * @param wrong the key of the sentence for these
   */
  public static <T> T read(String wrong, String text, Function<String, T> reader) {
    try {
      return reader.apply(text);
    } catch (RefusedException | IllegalArgumentException unreadable) {
      throw OptionValueException.of(wrong, text);
    }
  }

  /** Returns a parser for constants of an enum, in lower case with hyphens. */
  public static <E extends Enum<E>> ITypeConverter<E> word(List<E> constants) {
    return text ->
        constants.stream()
            .filter(each -> word(each).equals(text))
            .findFirst()
            .orElseThrow(
                () ->
                    OptionValueException.of(
                        text, constants.stream().map(OptionParsers::word).toList()));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Parses a file name. Java rejects characters that the locale does not support. */
  public static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      String utf8 = StandardCharsets.UTF_8.name();
      String charset = System.getProperty("sun.jnu.encoding", utf8);
      throw charset.equals(utf8)
          ? OptionValueException.of("value.path", text)
          : OptionValueException.of("value.path.locale", text, charset);
    }
  }

  private static Charset charset(String text) {
    return read("value.charset", text, Charset::forName);
  }

  /** Parses a whole number of at least 1. Larger values than supported become the largest one. */
  public static long count(String text) {
    if (COUNT.matcher(text).matches()) {
      return new BigInteger(text).min(BigInteger.valueOf(Long.MAX_VALUE)).longValue();
    }
    throw OptionValueException.of("value.count", text);
  }

  /** Returns a number as an {@code int}. Larger values become the largest int. */
  public static int small(long count) {
    return (int) Math.min(count, Integer.MAX_VALUE);
  }

  /** Parses a board size. The rules decide whether it is supported. */
  public static int size(String text) {
    return read("value.size", text, Integer::valueOf);
  }

  /**
   * Parses a time, for example {@code 500ms}, {@code 5s}, {@code 1.5s}, {@code 10m} or {@code 1h}.
   */
  public static Duration time(String text) {
    Matcher form = TIME.matcher(text);
    if (form.matches()) {
      long unit =
          switch (form.group(2)) {
            case "h" -> 3_600_000;
            case "m" -> 60_000;
            case "s" -> 1000;
            default -> 1;
          };
      long millis = new BigDecimal(form.group(1)).multiply(BigDecimal.valueOf(unit)).longValue();
      if (millis > 0) {
        return Duration.ofMillis(millis);
      }
    }
    throw OptionValueException.of("value.time", text);
  }

  /** Parses a clock, for example {@code 10m} or {@code 10m+5s}: the main time and the increment. */
  public static Limit.Clock clock(String text) {
    int plus = text.indexOf('+');
    try {
      return new Limit.Clock(
          time(plus < 0 ? text : text.substring(0, plus)),
          plus < 0 ? Duration.ZERO : time(text.substring(plus + 1)));
    } catch (TypeConversionException notATime) {
      throw OptionValueException.of("value.clock", text);
    }
  }

  /** Parses a player in the form of {@link PlayerSpecText}. The default seed is 0. */
  static PlayerSpec player(String text) {
    return player(text, 0);
  }

  /** Parses a player with a default seed. */
  static PlayerSpec player(String text, long seed) {
    try {
      return PlayerSpecText.parse(text, seed);
    } catch (RefusedException refused) {
      throw OptionValueException.of(refused);
    }
  }

  /**
   * Parses the isolation of players: a separate process, or with {@code strict} a restricted one.
   * True and false have the same meaning as for a flag.
   */
  public static Isolation isolation(String text) {
    return switch (text) {
      case "", "true" -> Isolation.PROCESS;
      case "false" -> Isolation.NONE;
      case "strict" -> Isolation.STRICT;
      default -> throw OptionValueException.of("value.isolation", text);
    };
  }

  /** Parses a supported language: {@code en} or {@code zh}. */
  public static Locale language(String text) {
    return switch (text) {
      case "en" -> Locale.ENGLISH;
      case "zh" -> Locale.SIMPLIFIED_CHINESE;
      default -> throw OptionValueException.of(text, List.of("en", "zh"));
    };
  }

  /**
   * Parses a test such as {@code 0,10} or {@code 0,10,0.05,0.05}. Both errors are 0.05 by default.
   */
  private static Sprt sprt(String text) {
    return read(
        "value.sprt",
        text,
        words -> {
          double[] given =
              Arrays.stream(words.split(",", -1)).mapToDouble(Double::parseDouble).toArray();
          return switch (given.length) {
            case 2 -> Sprt.of(given[0], given[1]);
            case 4 -> new Sprt(given[0], given[1], given[2], given[3]);
            default -> throw new IllegalArgumentException();
          };
        });
  }

  /** Parses the resignation of players: {@code 3}, or {@code 3,-2000} with an evaluation. */
  private static Adjudication.Resign resign(String text) {
    Matcher form = RESIGN.matcher(text);
    if (!form.matches()) {
      throw OptionValueException.of("value.resign", text);
    }
    return new Adjudication.Resign(
        Integer.parseInt(form.group(1)), Optional.ofNullable(form.group(2)).map(Integer::valueOf));
  }

  /** Parses years such as {@code 2009} or {@code 2000-2009}. */
  private static GameCriteria years(String text) {
    return read("value.years", text, years -> new GameCriteria("", "", years));
  }

  /** Parses {@code HOST:PORT}. */
  private static ClusterAddress address(String text) {
    return read("value.address", text, ClusterAddress::parse);
  }

  /** Parses {@code ssl://HOST:PORT}. */
  private static BrokerAddress broker(String text) {
    return read("value.broker", text, BrokerAddress::parse);
  }
}
