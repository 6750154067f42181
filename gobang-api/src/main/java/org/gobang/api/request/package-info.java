/** The request of the command line for the first game. */
package org.gobang.api.request;
