/**
 * @generated SignedSource<<0136930ed5509352ca7c877ee3f94257>>
 * @relayHash 3d19923de91c2b0a27c283d93eaf43db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35163cd1a9f60f4c8c5fe7389e272ee45bf655e78a57c5d7196b2d17ab4175e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TracksScreenQuery } from './TracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35163cd1a9f60f4c8c5fe7389e272ee45bf655e78a57c5d7196b2d17ab4175e1",
    "metadata": {},
    "name": "TracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
