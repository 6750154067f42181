package org.gobang.plugins;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.GameSink;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.workbench.Service;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A checked file format. The plugin is called only for files, on a separate thread with a time
 * limit, unless it is bundled; if it fails, the file is refused.
 */
final class CheckedRecordFormat extends CheckedProvider<RecordFormat> implements RecordFormat {

  private static final Logger LOG = LoggerFactory.getLogger(CheckedRecordFormat.class);

  /** User interfaces list the sentences of a plugin about a file. */
  private static final int MOST_SENTENCES = 50;

  private static final int LONGEST_SENTENCE = 500;

  private final List<String> extensions;
  private final boolean several;
  private final boolean sides;
  private final boolean readable;
  private final boolean writable;
  private final FormatGuard guard;

  CheckedRecordFormat(RecordFormat plugin) throws PluginRefusedException {
    super(Service.FORMAT, plugin);
    this.extensions = ProviderNames.checkExtensions(id(), plugin.extensions());
    this.several = plugin.holdsSeveralGames();
    this.sides = plugin.namesSides();
    this.readable = plugin.isReadable();
    this.writable = plugin.isWritable();
    this.guard = FormatGuard.of(id(), plugin);
  }

  @Override
  public List<String> extensions() {
    return extensions;
  }

  @Override
  public boolean holdsSeveralGames() {
    return several;
  }

  @Override
  public boolean namesSides() {
    return sides;
  }

  @Override
  public boolean isReadable() {
    return readable;
  }

  @Override
  public boolean isWritable() {
    return writable;
  }

  @Override
  public boolean recognizes(byte[] beginning) {
    try {
      return guard.call(() -> plugin.recognizes(beginning.clone()));
    } catch (IOException | RuntimeException failed) {
      LOG.warn("Could not have {} recognize a file", id(), failed);
      return false;
    }
  }

  @Override
  public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
      throws IOException {
    guard.call(
        () -> {
          plugin.read(file, defaults, language, game -> games.accept(printable(game)));
          return true;
        });
  }

  private static LoadedGame printable(LoadedGame game) {
    return new LoadedGame(
        game.record(),
        printable(game.skipped()),
        game.assumedRules().map(each -> printable(List.of(each)).get(0)));
  }

  @Override
  public List<String> write(
      GameRecord record, List<Integer> path, Locale language, OutputStream file)
      throws IOException {
    return guard.call(() -> printable(plugin.write(record, path, language, file)));
  }

  private static List<String> printable(List<String> sentences) {
    return sentences.stream()
        .limit(MOST_SENTENCES)
        .map(each -> ProviderErrors.excerpt(each, LONGEST_SENTENCE))
        .toList();
  }
}
