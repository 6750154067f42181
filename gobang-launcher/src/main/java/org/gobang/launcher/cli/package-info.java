/** Shared parts of the commands: options and parsers, standard output and error, messages, JSON. */
package org.gobang.launcher.cli;
