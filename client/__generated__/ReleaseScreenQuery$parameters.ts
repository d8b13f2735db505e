/**
 * @generated SignedSource<<6764324030df70ed604be9f9c2993341>>
 * @relayHash 3ff98d0559dbf29f163f1254ffb0108c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ceb15c47fa82447f02aa66b26298c1e347df18c8472759ac31bfcef99e6806a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ceb15c47fa82447f02aa66b26298c1e347df18c8472759ac31bfcef99e6806a8",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
