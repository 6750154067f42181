package org.gobang.launcher.cli;

import java.io.InputStream;
import org.gobang.workbench.plugins.PluginFolders;

/**
 * What a command is given by the process.
 *
 * @param folders the folders of plugins
 * @param in standard input
 * @param out receives answers
 * @param err receives progress, notes and errors
 */
public record CommandContext(
    PluginFolders folders, InputStream in, StandardOutput out, ErrorOutput err) {}
