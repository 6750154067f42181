package org.gobang.presentation.files;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * A game with unsaved edits that a process left when it died.
 *
 * @param copy the copy in the data folder
 * @param file the file that the game comes from, if any
 * @param changed when the last edit was made
 */
public record LostEdits(Path copy, Optional<Path> file, Instant changed) {}
