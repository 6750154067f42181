package org.gobang.study.explorer;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.record.RecordFiles;

/**
 * The games to index, with everything required to read them.
 *
 * @param files the absolute paths of the files, each with its defaults and criteria
 * @param reader reads the files
 * @param boards creates the board for a set of rules; refuses unknown rules
 * @param language the language of all messages
 * @param progress receives the progress of the update after each game and each file
 * @param cancelled whether to stop now, with the files read so far
 */
public record WantedGames(
    Map<Path, GameSource> files,
    RecordFiles reader,
    BiFunction<String, Start, Board> boards,
    Locale language,
    Consumer<IndexProgress> progress,
    BooleanSupplier cancelled) {}
