/** Time, as a port: tests decide what day it is. */
export interface Clock {
  now(): Date;
}
