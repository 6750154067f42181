package org.gobang.launcher.study;

import org.gobang.api.record.GameRecord;

/**
 * A game to be reviewed.
 *
 * @param file the file that it is from
 * @param name the name of its own files, without an extension; no other game of the run has it
 * @param record the game
 */
record ReviewedGame(String file, String name, GameRecord record) {}
